/** Asks whether a page may be left. It is left when `goOn` is called, now or later; else it stays. */
type LeaveQuestion = (goOn: () => void) => void;

/** Stands between a page and its leaving. */
export interface LeaveGuard {
  /** From now on the question is asked. Returns how to stop asking. */
  readonly askBeforeLeaving: (question: LeaveQuestion) => () => void;
  /** Goes on at once, or when the question is answered so. */
  readonly whenAllowed: (isLeaving: boolean, goOn: () => void) => void;
  /**
   * Whether a step through the history, which the browser has taken already, may be followed. If not, it is taken
   * back, and then the question is asked.
   */
  readonly mayStep: (delta: number, isLeaving: boolean) => boolean;
}

/**
 * A guard that nobody has told to ask yet.
 *
 * @param step steps through the browser's history
 */
export const createLeaveGuard = (step: (delta: number) => void): LeaveGuard => {
  let question: LeaveQuestion | null = null;
  /** What is done when the browser has stepped back to where the question belongs. */
  let whenBack: (() => void) | null = null;
  let isAgreed = false;

  return {
    askBeforeLeaving: (asked) => {
      question = asked;
      return () => {
        if (question === asked) question = null;
      };
    },
    whenAllowed: (isLeaving, goOn) => {
      if (isLeaving && question !== null) question(goOn);
      else goOn();
    },
    mayStep: (delta, isLeaving) => {
      if (whenBack !== null) {
        const ask = whenBack;
        whenBack = null;
        ask();
        return false;
      }
      const asked = question;
      const mayGo = isAgreed || !isLeaving || asked === null || delta === 0;
      isAgreed = false;
      if (mayGo) return true;
      whenBack = () =>
        asked(() => {
          isAgreed = true;
          step(delta);
        });
      step(-delta);
      return false;
    },
  };
};
