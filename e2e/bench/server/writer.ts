import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;
const UNIT = 1012;

interface Row {
  id: number;
  versi: number;
}

/** A unit's staff who changes a row of its own again and again: an innovation, which is open in every year. */
export class Writer {
  private constructor(
    private readonly send: (
      method: string,
      path: string,
      body: object | null,
      versi?: number,
    ) => Promise<Row>,
    private row: Row,
  ) {}

  static async begin(origin: string, token: string): Promise<Writer> {
    const send = async (method: string, path: string, body: object | null, versi = 0) => {
      const answer = await fetch(`${origin}/api/program-inovatif${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'default-key-tahun-kinerja': '2025',
          'if-match': `"${versi}"`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`);
      return answer.status === 204 ? { id: 0, versi: 0 } : ((await answer.json()) as { data: Row }).data;
    };
    return new Writer(send, await send('POST', '', { satuan_kerja_id: UNIT, ...texts(0) }));
  }

  /** Writes with pauses for so long; answers what each write took, ms. */
  async times(seconds: number): Promise<number[]> {
    const end = Date.now() + seconds * 1_000;
    const taken: number[] = [];
    while (Date.now() < end) {
      const begun = performance.now();
      this.row = await this.send('PUT', `/${this.row.id}`, texts(taken.length), this.row.versi);
      taken.push(performance.now() - begun);
      await wait(PAUSE_MS);
    }
    return taken;
  }

  async end(): Promise<void> {
    await this.send('DELETE', `/${this.row.id}`, null, this.row.versi);
  }
}

const texts = (turn: number) => ({
  judul: `Puskesmas Keliling ${turn}`,
  deskripsi: 'Jadwal diumumkan di setiap desa.',
  manfaat: 'Warga tahu kapan dilayani.',
});
