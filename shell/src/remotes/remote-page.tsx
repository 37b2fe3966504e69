import { type RemoteChannel, type RemoteDetail, remoteActs, returnedByItself } from '@selaras/contracts';
import { formatMeasure } from '@selaras/domain';
import { useParams, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { can } from '@selaras/roles';
import { ErrorState, LoadingState, PageHeader, PageSection, PageStack, tokens, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { AdoptionTable } from './adoption/adoption-table';
import { CallsDialog } from './calls-dialog';
import { ChannelCards } from './channel-cards';
import { HistoryTable } from './history-table';
import { PromoteDialog } from './promote-dialog';
import { ReasonDialog } from './reason-dialog';
import { useRetire, useRollBack } from './remote-mutations';
import { ReturnedNote, UnreadableNote } from './remote-notes';
import { remoteQueries } from './remote-queries';
import { TokenSection } from './token-section';
import { takeVersionInThisTab } from './version-in-tab';
import { type VersionAct, VersionsTable } from './versions-table';

const Hint = styled.p`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[14]};
`;

/** What is open over the page. */
type Opened =
  | { act: 'roll-back'; channel: RemoteChannel }
  | { act: Exclude<VersionAct, 'tab'>; version: string };

/** `/admin/remote/{name}`: everything about one remote, as a page that a team can send to another. */
export function Page() {
  const { name = '' } = useParams();
  const query = useQuery(remoteQueries.one(name));
  const { loading, data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, `Remote ${name} gagal dimuat`),
  );
  if (loading) return <LoadingState label="Memuat remote" />;
  if (data === undefined) return failure && <ErrorState {...failure} />;
  return <RemoteView key={name} remote={data} />;
}

function RemoteView({ remote }: { remote: RemoteDetail }) {
  const { name, title, channels, unreadable, versions, adoption, history } = remote;
  const { user } = useSession();
  const mayAct = can(user, remoteActs.promote);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <PageHeader title={title} description={name} />
      <PageStack>
        {unreadable.length > 0 && <UnreadableNote versions={unreadable} />}
        {returnedByItself(history).map((line) => (
          <ReturnedNote key={line.id} line={line} />
        ))}
        <PageSection title="Kanal" titleHidden>
          <ChannelCards
            channels={channels}
            {...(can(user, remoteActs['roll-back']) && {
              onRollBack: (channel) => setOpened({ act: 'roll-back', channel }),
            })}
          />
        </PageSection>
        <PageSection title="Versi">
          <VersionsTable
            versions={versions}
            people={adoption.people}
            mayAct={mayAct}
            onAct={(act, { version }) => {
              if (act === 'tab') takeVersionInThisTab(name, version);
              else setOpened({ act, version });
            }}
          />
          <Hint>
            Pemakai, pemuatan (juga yang gagal), waktu muat (rata-rata), dan galat: 24 jam terakhir. Sebagai
            pemakai dihitung yang masuk ke portal
            {adoption.people > 0 &&
              `; persennya dari ${formatMeasure(adoption.people)} orang yang memuat remote ini, dan siapa yang memuat dua versi dihitung di keduanya`}
            .
          </Hint>
        </PageSection>
        <PageSection
          title="Sebaran per jam"
          description="Bagian setiap versi dari semua muatan yang berhasil, 24 jam terakhir."
        >
          {adoption.hours.length > 0 ? (
            <AdoptionTable hours={adoption.hours} />
          ) : (
            <Hint>Belum ada yang memuat remote ini dalam 24 jam terakhir.</Hint>
          )}
        </PageSection>
        <PageSection title="Riwayat">
          <HistoryTable history={history} />
        </PageSection>
        {can(user, remoteActs['list-tokens']) && <TokenSection name={name} />}
      </PageStack>
      {opened !== null && <OpenedDialog remote={remote} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface OpenedDialogProps {
  remote: RemoteDetail;
  opened: Opened;
  onClose: () => void;
}

function OpenedDialog({ remote, opened, onClose }: OpenedDialogProps) {
  const { name, channels } = remote;
  const stateOf = (channel: RemoteChannel) => channels.find((state) => state.channel === channel);
  if (opened.act === 'calls') {
    const row = remote.versions.find(({ version }) => version === opened.version);
    return <CallsDialog version={opened.version} calls={row?.calls ?? []} onClose={onClose} />;
  }
  if (opened.act === 'retire') return <RetireDialog name={name} version={opened.version} onClose={onClose} />;
  const now = stateOf(opened.act === 'roll-back' ? opened.channel : opened.act);
  if (now === undefined) return null;
  if (opened.act === 'roll-back') {
    return <RollBackDialog name={name} channel={opened.channel} versi={now.versi} onClose={onClose} />;
  }
  return <PromoteDialog name={name} version={opened.version} now={now} onClose={onClose} />;
}

const backWords: Readonly<
  Record<RemoteChannel, { title: string; description: string; verb: string; done: string }>
> = {
  stable: {
    title: 'Kembalikan versi sebelumnya?',
    description: 'Semua orang mendapat lagi versi yang aktif sebelum ini.',
    verb: 'Kembalikan',
    done: 'Versi sebelumnya aktif lagi',
  },
  canary: {
    title: 'Akhiri percobaan?',
    description: 'Pengguna terpilih mendapat lagi versi stable.',
    verb: 'Akhiri',
    done: 'Percobaan diakhiri',
  },
};

interface RollBackDialogProps {
  name: string;
  channel: RemoteChannel;
  versi: number;
  onClose: () => void;
}

function RollBackDialog({ name, channel, versi, onClose }: RollBackDialogProps) {
  const rollBack = useRollBack();
  return (
    <ReasonDialog
      {...backWords[channel]}
      danger={channel === 'stable'}
      sending={rollBack}
      send={(reason, onDone) =>
        rollBack.mutate({ params: { name }, body: { channel, reason, versi } }, { onSuccess: onDone })
      }
      onClose={onClose}
    />
  );
}

function RetireDialog({ name, version, onClose }: { name: string; version: string; onClose: () => void }) {
  const retire = useRetire();
  return (
    <ReasonDialog
      title={`Tarik ${version}?`}
      description="Versi ini tidak dapat diaktifkan lagi, juga tidak sebagai cadangan."
      verb="Tarik"
      done={`${version} ditarik`}
      danger
      sending={retire}
      send={(reason, onDone) =>
        retire.mutate({ params: { name, version }, body: { reason } }, { onSuccess: onDone })
      }
      onClose={onClose}
    />
  );
}
