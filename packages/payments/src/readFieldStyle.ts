import type { FieldStyle } from './fieldStyle.ts';

/*
 * The theme reaches the provider's frames through the box around them: the box's own font and colour, and two
 * custom properties for what has no CSS property of its own. So a theme is plain CSS (see styles.css).
 */
const colorOf = (style: CSSStyleDeclaration, property: string) => {
  const value = style.getPropertyValue(property).trim();
  return value === '' ? undefined : value;
};

/** Reads the style for the inside of the frames from the element that stands around them. */
export const readFieldStyle = (element: HTMLElement): FieldStyle => {
  const style = getComputedStyle(element);
  const placeholderColor = colorOf(style, '--bb-card-placeholder');
  const invalidColor = colorOf(style, '--bb-card-invalid');
  return {
    color: style.color,
    fontFamily: style.fontFamily,
    fontSize: style.fontSize,
    fontWeight: style.fontWeight,
    ...(placeholderColor !== undefined && { placeholderColor }),
    ...(invalidColor !== undefined && { invalidColor }),
  };
};
