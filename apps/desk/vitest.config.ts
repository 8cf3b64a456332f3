import { unitProject } from '@backbeat/tooling/vitest';

export default unitProject;
