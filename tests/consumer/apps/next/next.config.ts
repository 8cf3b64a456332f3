import type { NextConfig } from 'next';

const config: NextConfig = { cacheComponents: process.env.CACHE_COMPONENTS === 'yes' };

export default config;
