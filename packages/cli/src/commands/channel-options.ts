import { type Audience, audienceSchema, type RemoteChannel, remoteChannels } from '@selaras/contracts';
import type { z } from 'zod';
import type { Invocation, Option } from '../command';
import { UsageError } from '../refusal';

export const reasonOption: Readonly<Record<string, Option>> = {
  reason: { value: '"ALASAN"', help: 'alasannya, tercatat di riwayat remote' },
};

/** Options of whatever makes a version active. */
export const channelOptions: Readonly<Record<string, Option>> = {
  channel: { value: remoteChannels.join('|'), help: 'stable untuk semua orang, canary untuk yang mencoba' },
  ...reasonOption,
  roles: { value: 'A,B', help: 'canary: peran yang mencoba' },
  units: { value: '1012,1013', help: 'canary: id satuan kerja yang mencoba' },
  percent: { value: '10', help: 'canary: bagian pengguna yang mencoba, dalam persen' },
};

/** @throws UsageError for a channel that does not exist */
export function channelOf({ option }: Pick<Invocation, 'option'>, preset?: RemoteChannel): RemoteChannel {
  const named = option('channel') ?? preset;
  const channel = remoteChannels.find((one) => one === named);
  if (channel === undefined) throw new UsageError(`Sebutkan --channel ${remoteChannels.join(' atau ')}.`);
  return channel;
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * Who tries a version out; undefined for `stable`, which is for everybody.
 * @throws UsageError when nobody is named, or somebody that there is not
 */
export function audienceOf(
  { option }: Pick<Invocation, 'option'>,
  channel: RemoteChannel,
): Audience | undefined {
  const given = ['roles', 'units', 'percent'].filter((name) => option(name) !== undefined);
  if (channel === 'stable') {
    if (given.length > 0) throw new UsageError(`--${given[0]} hanya untuk --channel canary.`);
    return undefined;
  }
  const { success, data, error } = audienceSchema.safeParse({
    roles: listed(option('roles')),
    units: listed(option('units')).map(Number),
    percent: Number(option('percent') ?? 0),
  });
  if (success) return data;
  throw new UsageError(
    `Sasaran canary tidak sesuai: ${faultOf(error)}. Pakai --roles, --units, atau --percent.`,
  );
}

const faultOf = ({ issues: [issue] }: z.ZodError): string =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
