import type { ArgTypes, Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ArgTypes[string];

const empty = /\b(undefined|null)\b/;
const isEmpty = (member: string): boolean => member === 'undefined' || member === 'null';

/** A type as it is read: without the `undefined` and `null` that only say that a prop may be left out. */
const plainSummary = (summary: string): string => {
  const members = summary.split(' | ');
  // A `|` inside an object or a function type does not separate members.
  return /[{(<]/.test(summary) ? summary : members.filter((member) => !isEmpty(member)).join(' | ');
};

/** What Storybook takes for `other` or `enum` because a prop may be left out. */
const plainType = (type: ArgType['type']): ArgType['type'] => {
  if (typeof type !== 'object') return type;
  if (type.name === 'enum') return { ...type, value: type.value.filter((value) => !isEmpty(String(value))) };
  if (type.name !== 'other' || !empty.test(type.value)) return type;
  const value = plainSummary(type.value);
  return value === 'string' || value === 'number' || value === 'boolean'
    ? { name: value }
    : { name: 'other', value };
};

const isNode = ({ type }: ArgType): boolean =>
  typeof type === 'object' && type.name === 'other' && /^React(Node|Element)\b/.test(type.value);

/** Elements that a story gives, alone or in a row: no control can hold them. */
const isElement = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isElement)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/** Rows and controls that fit the types: no control for elements, a text where the story gives a text. */
export const fitArgType: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, given]) => {
      const { defaultValue, type } = given.table ?? {};
      const argType: ArgType = {
        ...given,
        ...(given.type && { type: plainType(given.type) }),
        table: {
          ...given.table,
          ...(type?.summary && { type: { ...type, summary: plainSummary(type.summary) } }),
          // A default that is a text stands with its own quotes only.
          ...(defaultValue?.summary && {
            defaultValue: { ...defaultValue, summary: defaultValue.summary.replace(/^"('.*')"$/, '$1') },
          }),
        },
      };
      const arg: unknown = initialArgs[name];
      if (isNode(argType) && typeof arg === 'string') return [name, { ...argType, control: 'text' }];
      return [name, isNode(argType) || isElement(arg) ? { ...argType, control: false } : argType];
    }),
  );
