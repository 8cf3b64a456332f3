import type { CardFieldName, FieldPlaceholders } from './cardFieldNames.ts';

/**
 * The look of the inputs inside the provider's frames, as CSS values. Custom properties do not reach into
 * a frame, so pass what they resolve to. Web fonts do not reach into it either: name a system fallback.
 */
export interface FieldStyle {
  readonly color?: string;
  readonly placeholderColor?: string;
  readonly invalidColor?: string;
  readonly fontFamily?: string;
  readonly fontSize?: string;
  readonly fontWeight?: string;
}

const placeholderContent = (name: CardFieldName, placeholders: FieldPlaceholders) =>
  name === 'card'
    ? { number: placeholders.number, expiry: placeholders.expiry, cvv: placeholders.cvv }
    : placeholders[name];

/** The same style in the provider's own words. It knows a fixed list of keys and drops all others. */
export const toProviderStyle = (name: CardFieldName, style: FieldStyle, placeholders: FieldPlaceholders) => ({
  ...(style.color !== undefined && { fontColor: style.color }),
  ...(style.fontFamily !== undefined && { fontFamily: style.fontFamily }),
  ...(style.fontSize !== undefined && { fontSize: style.fontSize }),
  ...(style.fontWeight !== undefined && { fontWeight: style.fontWeight }),
  ...(style.invalidColor !== undefined && { invalid: { fontColor: style.invalidColor } }),
  placeholder: {
    ...(style.placeholderColor !== undefined && { color: style.placeholderColor }),
    content: placeholderContent(name, placeholders),
  },
});
