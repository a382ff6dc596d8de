import { mount } from "svelte";

import App from "./App.svelte";
import "./lib/fonts.css";
import "./lib/tokens.css";
import "./lib/teams.css";
import "./parts/base.css";
import { settings } from "./lib/settings.svelte";
import { language } from "./lib/words";

settings.show();
await language.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
