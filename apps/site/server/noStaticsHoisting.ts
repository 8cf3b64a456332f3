/** Stands for hoist-non-react-statics in the browser: only Emotion's withTheme, which nobody calls, would use it. */
const keepTarget = <Target>(target: Target): Target => target;

export default keepTarget;
