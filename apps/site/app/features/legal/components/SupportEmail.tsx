import { brand } from '@backbeat/domain';

/** The support address, ready to write to. */
export const SupportEmail = () => <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
