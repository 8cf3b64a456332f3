/** The shapes of a picture, as `@backbeat/tooling/svgShapes` compiles them. */
declare module '*.svg?shapes' {
  const shapes: readonly import('./Drawing.tsx').Shape[];
  export default shapes;
}
