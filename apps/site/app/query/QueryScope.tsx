import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from './queryClient.ts';

/** Around the pages that ask the server by queries; the others do without the library. */
const QueryScope = ({ children = <Outlet /> }: { readonly children?: ReactNode }) => {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

export default QueryScope;
