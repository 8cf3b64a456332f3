declare module '@backbeat/tooling/chromium' {
  export const chromiumArgs: readonly string[];
  export const ensureChromium: () => string;
  export const findChromium: () => string | undefined;
}

declare module '@backbeat/tooling/stack' {
  export const freePort: () => Promise<number>;
}
