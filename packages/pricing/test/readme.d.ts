/** The blocks of the README, each as the module that it is. */
declare module 'virtual:readme' {
  export const snippets: readonly Readonly<Record<string, unknown>>[];
}
