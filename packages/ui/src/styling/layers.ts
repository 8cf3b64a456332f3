/** The order of the layers: what stands later wins, and what stands in no layer, such as a host's rules, wins over all. */
export const layerOrder = '@layer backbeat.reset,backbeat.base,backbeat.components;';

const opening = '@layer backbeat.components{';

/**
 * Puts rules, or what stands inside one, into the layer of components.
 *
 * @example inComponents('color:red;') // → '@layer backbeat.components{color:red;}'
 */
export const inComponents = (styles: string): string => `${opening}${styles}}`;

/**
 * Makes one layer of the rules of styles that follow each other, all of them in the layer of components.
 *
 * @example
 * joinLayers('@layer backbeat.components{.a{b:c;}}@layer backbeat.components{.d{e:f;}}')
 * // → '@layer backbeat.components{.a{b:c;}.d{e:f;}}'
 */
export const joinLayers = (rules: string): string => rules.replaceAll(`}${opening}`, '');
