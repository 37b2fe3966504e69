import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that read and judge what the portal writes and are none of its own: a file of each, and Debian's package. */
const tools = {
  soffice: ['/usr/bin/soffice', ['libreoffice-writer-nogui', 'fonts-liberation']],
  poppler: ['/usr/bin/pdftotext', ['poppler-utils']],
  qpdf: ['/usr/bin/qpdf', ['qpdf']],
  java: ['/usr/bin/java', ['default-jre-headless']],
  preflight: ['/usr/share/java/preflight.jar', ['libpdfbox2-java', 'libcommons-io-java']],
  activation: ['/usr/share/java/javax.activation.jar', ['libactivation-java']],
  jaxb: ['/usr/share/java/jaxb-api.jar', ['libjaxb-api-java']],
} as const satisfies Readonly<Record<string, readonly [string, readonly string[]]>>;

const APT = '/usr/bin/apt-get';
/** Proofs run side by side: who comes second waits, and finds everything there. */
const INSTALL = `flock /tmp/selaras-apt.lock sh -c '
  ${APT} update -qq
  ${APT} install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=600 "$@"' sh "$@"`;

export type Tool = keyof typeof tools;

/** How long Debian's packages may take to come, in milliseconds. */
export const INSTALL_MS = 900_000;

/**
 * Makes sure of the programs that a proof asks: they are there, or they are installed where this may be done.
 *
 * @throws where they can be had neither way: a proof without its judge has proved nothing, and is red.
 */
export function needTools(names: readonly Tool[]): void {
  const missing = () => names.filter((name) => !existsSync(tools[name][0]));
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync(APT)) {
    const packages = missing().flatMap((name) => tools[name][1]);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, stdio: 'ignore', timeout: INSTALL_MS } as const;
    spawnSync('/bin/sh', ['-c', INSTALL, 'sh', ...packages], options);
  }
  if (missing().length > 0) {
    const packages = missing().flatMap((name) => tools[name][1]);
    throw new Error(`This proof asks programs that are not there: apt-get install ${packages.join(' ')}`);
  }
}

/** What a program prints on either stream, and how it ended. */
export function ask(command: string, args: readonly string[]): { status: number | null; said: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (error) throw error;
  return { status, said: `${stdout}${stderr}` };
}

/** The lines of every page of a PDF, as poppler lays them out. */
export const pdfLines = (path: string): string[][] =>
  execFileSync(tools.poppler[0], ['-layout', path, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\f')
    .slice(0, -1)
    .map((page) =>
      page
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    );
