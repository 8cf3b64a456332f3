import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from './queryClient.ts';

/** Around the pages that ask the server by queries; the others do without the library. */
const QueryScope = () => {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
};

export default QueryScope;
