const fill = ({ style }: HTMLElement) => {
  style.display = 'block';
  style.inlineSize = '100%';
  style.blockSize = '100%';
};

/**
 * Names the frames that the provider put under an element, and makes them fill it.
 *
 * The provider sizes its frames with a style attribute, which a strict content security policy ignores: they
 * would fall back to 300 by 150 pixels. Properties set by script are no attributes and do apply.
 */
export const finishFrames = (root: HTMLElement, title: string): void => {
  for (const frame of root.querySelectorAll('iframe')) {
    frame.title = title;
    frame.style.border = '0';
    fill(frame);
    for (let around = frame.parentElement; around && around !== root; around = around.parentElement)
      fill(around);
  }
};
