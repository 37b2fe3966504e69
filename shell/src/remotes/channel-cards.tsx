import type { ChannelState, RemoteChannel } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { Button, Card, CardGrid, DefinitionGrid } from '@selaras/ui';
import { Undo2 } from 'lucide-react';
import { channelText, channelWords } from './remote-words';
import { useUnitName } from './unit-names';

interface ChannelCardsProps {
  channels: readonly ChannelState[];
  /** Left out for who may not. */
  onRollBack?: (channel: RemoteChannel) => void;
}

/** What each channel gives, to whom, and the way back. */
export function ChannelCards({ channels, onRollBack }: ChannelCardsProps) {
  const unitName = useUnitName(channels);
  return (
    <CardGrid $min={320}>
      {channels.map((state) => {
        const { channel, version, bundled, fallback, changedAt } = state;
        const back = channel === 'stable' ? 'Kembalikan versi sebelumnya' : 'Akhiri percobaan';
        return (
          <Card
            key={channel}
            title={channelWords[channel].title}
            description={channelText(state, unitName)}
            actions={
              version !== null &&
              !bundled &&
              onRollBack && (
                <Button size="small" icon={<Undo2 size={16} />} onClick={() => onRollBack(channel)}>
                  {back}
                </Button>
              )
            }
          >
            <DefinitionGrid
              items={[
                { term: 'Versi', value: version },
                ...(fallback === null ? [] : [{ term: 'Cadangan bila gagal dimuat', value: fallback }]),
                ...(changedAt === null ? [] : [{ term: 'Diubah', value: formatDateTime(changedAt) }]),
              ]}
            />
          </Card>
        );
      })}
    </CardGrid>
  );
}
