/** Where a function begins that is given key events: by the type of its parameter, or as a handler of an element. */
const beginning =
  /\([^()]*:\s*KeyboardEvent\b|\bonKey(?:Down|Up|Press)(?:Capture)?(?:=\{|: )\(?\s*[\w{]|'key(?:down|up|press)',/g;

const readsKey = /\.(?:key|code|which)\b|\{[^{}]*\b(?:key|code)\b[^{}]*\}(?::|\s*\)?\s*=)/;

/** The key handlers in a source that read which key it is, and do not ask whether it is for an input method. */
export const handlersOfComposedKeys = (source: string): readonly string[] => {
  const starts = [...source.matchAll(beginning)].map(({ index }) => index);
  return starts
    .map((start, at) => source.slice(start, starts[at + 1]))
    .filter((handler) => readsKey.test(handler) && !/\bisComposing\b/.test(handler));
};
