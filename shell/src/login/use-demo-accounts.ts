import { apiClient, sessionEndpoints } from '@selaras/api-client';
import type { DemoAccount } from '@selaras/contracts';
import { useEffect, useState } from 'react';

/** The accounts that a seeded database offers; none until they came, and none where the call fails. */
export function useDemoAccounts(): readonly DemoAccount[] {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    apiClient.request(sessionEndpoints.demoAccounts, { signal: leaving.signal }).then(
      ({ data }) => setAccounts(data),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return accounts;
}
