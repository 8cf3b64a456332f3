import { Button, Icon, LinkButton, Text } from '@backbeat/ui';
import { ArrowLeftIcon, ArrowRightIcon } from '@backbeat/ui/icons';
import type { ReactNode } from 'react';
import { PageLinks } from './playingStyles.ts';

export interface PagesProps {
  readonly page: number;
  readonly hasMore: boolean;
}

interface PageLinkProps {
  readonly page: number | null;
  readonly children: ReactNode;
}

const addressOf = (page: number) => (page === 1 ? '?' : `?page=${page}`);

const PageLink = ({ page, children }: PageLinkProps) =>
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
    <PageLinks aria-label="Pages">
      <PageLink page={page > 1 ? page - 1 : null}>
        <Icon icon={ArrowLeftIcon} />
        Newer
      </PageLink>
      <Text size="small" tone="muted" numeric>
        {`Page ${page}`}
      </Text>
      <PageLink page={hasMore ? page + 1 : null}>
        Older
        <Icon icon={ArrowRightIcon} />
      </PageLink>
    </PageLinks>
  );
};
