/** Words of boards that can be moved and enlarged. */
export const boardWords = {
  closer: "Closer",
  further: "Further away",
  whole: "See the whole board",
};
