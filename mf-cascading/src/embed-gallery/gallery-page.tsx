import { PageLink } from '@selaras/portal';
import {
  ErrorState,
  FieldSkeleton,
  PageHeader,
  PageSection,
  PageStack,
  Stack,
  space,
  ViewLinks,
} from '@selaras/ui';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { lazyPart } from '../lazy/lazy-part';
import { liveProps } from './choice/embed-choice';
import { useEmbedChoice } from './choice/use-embed-choice';
import { LiveView } from './live/live-view';
import { type Tell, type Told, withTold } from './live/told';
import { hostIds, hosts } from './snippets/hosts';
import { CodeBlock } from './view/code-block';
import { EventLog } from './view/event-log';
import { Notes } from './view/notes';

const Choices = lazyPart(
  () => import(/* webpackChunkName: "sematkan-pilihan" */ './view/choices'),
  <FieldSkeleton />,
);

const OwnTreeSection = lazyPart(
  () => import(/* webpackChunkName: "sematkan-pohon" */ './view/own-tree-section'),
  <FieldSkeleton />,
);

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
  gap: ${space(6)};
  align-items: start;
`;

const OnScreen = styled.div`
  min-width: 0;
  @media print { display: none; }
`;

/** Each way of embedding the diagram beside its live view, with the code for what the reader chose. */
export function Page() {
  const { address, choice, version, retryVersion, change, hrefOf } = useEmbedChoice(hostIds);
  const host = hosts.find(({ id }) => id === address.cara) ?? hosts[0];
  const props = useMemo(() => liveProps(choice), [choice]);
  const [told, setTold] = useState<readonly Told[]>([]);
  const tell: Tell = useCallback((name, detail) => {
    // Here the reader stays; what would be opened stands in the list.
    if (name === 'navigate') (detail as { preventDefault(): void }).preventDefault();
    setTold((list) => withTold(list, name, detail));
  }, []);
  if (host === undefined) return null;
  return (
    <>
      <PageHeader
        title="Sematkan diagram"
        description="Diagram cascading di halaman portal lain: pilih yang ditampilkan, salin kodenya, lihat hasilnya."
      />
      <PageStack>
        <Choices value={address} onChange={change} />
        <div>
          <ViewLinks
            label="Cara menyematkan"
            views={hosts.map(({ id, label }) => ({
              label,
              href: hrefOf(id),
              'aria-current': id === host.id ? 'page' : undefined,
            }))}
            renderLink={({ label, href, ...link }) => (
              <Link {...link} to={href} preventScrollReset>
                {label}
              </Link>
            )}
          />
          <Sides>
            <PageSection title="Kode" description={host.text}>
              {version.failed ? (
                <ErrorState title="Hash versi gagal dimuat" onRetry={retryVersion} />
              ) : version.missing ? (
                <FieldSkeleton />
              ) : (
                <Stack $gap={4}>
                  {host.snippets.map(({ title, code }) => (
                    <CodeBlock key={title} title={title} code={code(choice)} />
                  ))}
                </Stack>
              )}
            </PageSection>
            <OnScreen>
              <PageSection
                title="Tampilan hidup"
                description={host.standsFor ?? 'Dipasang dengan kode di sebelahnya.'}
              >
                <LiveView adapter={host.adapter} choice={choice} props={props} tell={tell} />
                {host.adapter !== 'bingkai' && <EventLog told={told} />}
              </PageSection>
            </OnScreen>
          </Sides>
        </div>
        <Notes choice={choice} />
        <OwnTreeSection choice={choice} />
        <OnScreen as="p">
          Diagram yang sama di portal ini: <PageLink page="cascading.publik-makro">Cascading</PageLink>.
        </OnScreen>
      </PageStack>
    </>
  );
}
