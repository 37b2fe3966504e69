import type { Invocation, Option } from '../command';
import { UsageError } from '../refusal';

/** The option of commands that open a port on this computer. */
export const portOption = (preset: number): Readonly<Record<string, Option>> => ({
  port: { value: String(preset), help: 'porta di komputer ini' },
});

/** @throws UsageError for what is no port */
export function portOf({ option }: Pick<Invocation, 'option'>, preset: number): number {
  const port = Number(option('port') ?? preset);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError('--port antara 0 dan 65535.');
  return port;
}
