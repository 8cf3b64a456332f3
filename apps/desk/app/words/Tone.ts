import type { BadgeProps } from '@backbeat/ui';

/** The colour of a badge, by its meaning. */
export type Tone = NonNullable<BadgeProps['tone']>;
