import { failureDetailsTitle, type Registry } from '@selaras/contracts';
import {
  createFederation,
  FederationProvider,
  federationHost,
  fetchRegistry,
  isChunkError,
  type RemoteFailureProps,
  type RemoteOverride,
  RemotePage,
} from '@selaras/federation';
import { ErrorState, LoadingState, useShownAtLeast } from '@selaras/ui';
import { type ComponentType, useState } from 'react';
import { MissingPage } from './errors/missing-page';
import { isTypedIn, typedBeforeMark } from './errors/typed-before';
import { incidentOfFailure } from './incidents/failure-incident';
import type { IncidentLog } from './incidents/incident-log';
import { useParcelProps } from './parcel-props';
import { sharedModules } from './shared-modules';

export type RemotePages = ReturnType<typeof createRemotePages>;

/** The pages of the remotes in a registry, each with what stands in its place while it loads or when it cannot. */
export function createRemotePages(
  registry: Registry,
  overrides: readonly RemoteOverride[],
  incidents: Pick<IncidentLog, 'tell' | 'loaded'>,
) {
  const replaced = new Set(overrides.map(({ name }) => name));
  const federation = createFederation(registry, {
    host: federationHost(sharedModules),
    // Who vouches for a replaced remote is its origin, which the server has on its list.
    allowUnvouched: (remote) => process.env.NODE_ENV === 'development' || replaced.has(remote),
    readRegistry: async () =>
      replaced.size === 0 ? fetchRegistry() : (await import('./overrides/reread')).rereadRegistry(overrides),
    useParcelProps,
    onLoad: (load) => {
      if (!replaced.has(load.remote)) incidents.loaded(load);
    },
    onInterference: async (interference) => {
      const { tellInterference } = await import('./incidents/interference');
      tellInterference(interference, replaced.has(interference.remote) ? null : incidents);
    },
  });
  const components = new Map<string, ComponentType>();

  function component(remote: string, page: string): ComponentType {
    const key = `${remote}/${page}`;
    const known = components.get(key);
    if (known !== undefined) return known;
    const Page = () => {
      return (
        <FederationProvider value={federation}>
          <RemotePage
            remote={remote}
            page={page}
            loading={<LoadingState label="Memuat halaman..." />}
            useLoading={useShownAtLeast}
            renderFailure={(failure) => <RemoteFailurePlace {...failure} />}
            onFailure={(failure) => {
              console.error(failure);
              if (!replaced.has(remote)) incidents.tell(incidentOfFailure(failure));
            }}
          />
        </FederationProvider>
      );
    };
    components.set(key, Page);
    return Page;
  }

  return { prepare: federation.prepare, load: federation.load, component };
}

function RemoteFailurePlace(props: RemoteFailureProps) {
  const { failure, onRetry } = props;
  // Drawn for the first time while the page that it takes the place of still stands in the document.
  const [typed] = useState(() => failure.step === 'mount' && isTypedIn());
  const because = isChunkError(failure.cause) ? failure.cause : failure;
  if (because === failure && failure.owner !== 'jaringan') return <RemoteFailureState {...props} />;
  return (
    <div {...typedBeforeMark(typed)}>
      <MissingPage error={because} onRetry={onRetry}>
        <RemoteFailureState {...props} />
      </MissingPage>
    </div>
  );
}

function RemoteFailureState({ title, failure, onRetry }: RemoteFailureProps) {
  return (
    <div data-remote-failure={failure.code}>
      <ErrorState
        title={`${title} tidak dapat ditampilkan`}
        description={`${failure.pesan} Bagian lain portal tetap dapat dipakai.`}
        code={failure.code}
        onRetry={onRetry}
        {...(failure.details.length > 0 && {
          details: { title: failureDetailsTitle(failure.remote, failure.version), lines: failure.details },
        })}
      />
    </div>
  );
}
