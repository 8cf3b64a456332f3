import { Button, Icon, LinkButton, Text } from '@backbeat/ui';
import type { ReactNode } from 'react';
import { Turns } from './playingStyles.ts';

export interface PagesProps {
  readonly page: number;
  readonly hasMore: boolean;
}

interface TurnProps {
  readonly page: number | null;
  readonly children: ReactNode;
}

const addressOf = (page: number) => (page === 1 ? '?' : `?page=${page}`);

const Turn = ({ page, children }: TurnProps) =>
  page === null ? (
    <Button size="sm" disabled>
      {children}
    </Button>
  ) : (
    <LinkButton size="sm" href={addressOf(page)}>
      {children}
    </LinkButton>
  );

/** Newer and older tracks; nothing where everything is on one page. */
export const Pages = ({ page, hasMore }: PagesProps) => {
  if (page === 1 && !hasMore) return null;
  return (
    <Turns aria-label="Pages">
      <Turn page={page > 1 ? page - 1 : null}>
        <Icon name="arrow-left" />
        Newer
      </Turn>
      <Text size="small" tone="muted" numeric>
        Page {page}
      </Text>
      <Turn page={hasMore ? page + 1 : null}>
        Older
        <Icon name="arrow-right" />
      </Turn>
    </Turns>
  );
};
