import { type ReactNode, useState } from 'react';
import { PortalProvider } from '../portal-context';
import { createTestPortal, type TestPortal, type TestPortalOptions } from './test-portal';

export interface PortalAroundProps extends TestPortalOptions {
  /** Made by `createTestPortal` when the test asks it things; else one is made of the other options. */
  readonly portal?: TestPortal;
  readonly children: ReactNode;
}

/** What a page finds around itself, for tests that draw it without the shell. The router is the test's own. */
export function PortalAround({ portal, children, ...options }: PortalAroundProps) {
  const [made] = useState(() => portal ?? createTestPortal(options));
  return <PortalProvider value={made}>{children}</PortalProvider>;
}
