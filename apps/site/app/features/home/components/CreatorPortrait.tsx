import { Portrait } from '@backbeat/ui';

export default Portrait;
