import type { Registry } from '@selaras/contracts';
import {
  createFederation,
  FederationProvider,
  type RemoteFailureProps,
  RemotePage,
} from '@selaras/federation';
import { ErrorState, LoadingState } from '@selaras/ui';
import type { ComponentType } from 'react';

export type RemotePages = ReturnType<typeof createRemotePages>;

/** The pages of the remotes in a registry, each with what stands in its place while it loads or when it cannot. */
export function createRemotePages(registry: Registry) {
  const federation = createFederation(registry, {
    allowUnvouched: process.env.NODE_ENV === 'development',
  });
  const components = new Map<string, ComponentType>();

  function component(remote: string, page: string): ComponentType {
    const key = `${remote}/${page}`;
    const known = components.get(key);
    if (known !== undefined) return known;
    const Page = () => (
      <FederationProvider value={federation}>
        <RemotePage
          remote={remote}
          page={page}
          loading={<LoadingState label="Memuat halaman..." />}
          renderFailure={RemoteFailurePlace}
          onFailure={(failure) => console.error(failure)}
        />
      </FederationProvider>
    );
    components.set(key, Page);
    return Page;
  }

  return { prepare: federation.prepare, load: federation.load, component };
}

function RemoteFailurePlace({ title, failure, onRetry }: RemoteFailureProps) {
  return (
    <div data-remote-failure={failure.code}>
      <ErrorState
        title={`${title} tidak dapat ditampilkan`}
        description={`${failure.pesan} Bagian lain portal tetap dapat dipakai.`}
        code={failure.code}
        onRetry={onRetry}
      />
    </div>
  );
}
