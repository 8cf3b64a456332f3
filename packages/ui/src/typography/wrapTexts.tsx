import { Children, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/**
 * Content with each of its texts in an element of its own. A browser that translates a page puts elements of its own
 * in place of texts, and React could then neither change nor remove one that has siblings, nor put one before it.
 *
 * @example <Row>{icon}{wrapTexts(children)}</Row>
 */
export const wrapTexts = (content: ReactNode): ReactElement => {
  if (!Array.isArray(content) && typeof content !== 'string' && typeof content !== 'number')
    return createElement(Fragment, null, content);
  const parts: ReactNode[] = [];
  let words = '';
  const endText = () => {
    // Between two elements a space may stand by itself: nobody translates it.
    if (words !== '')
      parts.push(words.trim() === '' ? words : <span key={`words ${parts.length}`}>{words}</span>);
    words = '';
  };
  for (const part of Children.toArray(content)) {
    if (typeof part === 'string' || typeof part === 'number') {
      words += part;
    } else {
      endText();
      parts.push(part);
    }
  }
  endText();
  return createElement(Fragment, null, parts);
};
