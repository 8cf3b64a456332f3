import type { SiteConfig } from '../config/siteConfig.ts';
import type { AnalyticsTool } from './AnalyticsTool.ts';
import type { ErrorReporter } from './errorReporter.ts';

/** The services that this installation has been given keys for; the rest is not even loaded. */
export interface Tools {
  readonly analytics: AnalyticsTool | null;
  /** The tool that looks after customers. It hears who people are, not what they do. */
  readonly customers: AnalyticsTool | null;
  readonly errors: ErrorReporter | null;
}

type Given = Pick<SiteConfig, 'analytics' | 'customerTool' | 'errorReportingDsn'>;

/** Opens what is configured, each from a file of its own. */
export const openTools = async ({ analytics, customerTool, errorReportingDsn }: Given): Promise<Tools> => {
  const needsCollector = analytics !== null || customerTool !== null;
  const [collector, reporter] = await Promise.all([
    needsCollector ? import('./collectorTool.ts') : null,
    errorReportingDsn === null ? null : import('./errorReporter.ts'),
  ]);
  return {
    analytics: collector && analytics ? collector.collectorTool(analytics) : null,
    customers: collector && customerTool ? collector.collectorTool(customerTool) : null,
    errors: reporter && errorReportingDsn !== null ? reporter.createErrorReporter(errorReportingDsn) : null,
  };
};
