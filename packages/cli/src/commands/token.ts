import {
  createDeployTokenCall,
  type DeployToken,
  listDeployTokensCall,
  revokeDeployTokenCall,
  TOKEN_DAYS_MAX,
} from '@selaras/contracts';
import type { Command } from '../command';
import { asPerson } from '../portal/as-super';
import { UsageError } from '../refusal';
import { table } from '../text/table';
import { timeText } from '../text/time-text';
import { remoteName, remoteOption } from './remote-name';

const DEFAULT_DAYS = '90';
const lesson = `Dikerjakan super: nama dan kata sandi ditanyakan di terminal tanpa tampak, atau SELARAS_TOKEN berisi token sesinya.`;

const states = {
  valid: 'berlaku',
  ended: 'berakhir',
  revoked: 'dicabut',
  orphaned: 'ditolak: pembuatnya bukan super lagi',
} as const;

const tokenRow = ({ id, name, ending, state, endsAt, lastUsedAt, createdBy }: DeployToken) => [
  String(id),
  name,
  `…${ending}`,
  states[state],
  timeText(endsAt),
  timeText(lastUsedAt),
  createdBy,
];

const list: Command = {
  name: 'token list',
  summary: 'Token rilis sebuah remote',
  operands: '',
  maxOperands: 0,
  options: remoteOption,
  example: 'token list --remote mf_contoh',
  lesson,
  async run(invocation) {
    const name = await remoteName(invocation);
    const { data } = await asPerson(invocation, (portal) =>
      portal.ask(listDeployTokensCall, { params: { name } }),
    );
    const head = ['ID', 'NAMA', 'TOKEN', 'KEADAAN', 'BERAKHIR', 'DIPAKAI', 'DIBUAT OLEH'];
    return {
      text: table(head, data.map(tokenRow), `${name} belum punya token rilis.`),
      json: { name, tokens: data },
    };
  },
};

const create: Command = {
  name: 'token create',
  summary: 'Buat token rilis untuk satu remote',
  operands: 'NAMA',
  maxOperands: 1,
  options: {
    days: { value: DEFAULT_DAYS, help: `berlaku berapa hari, paling lama ${TOKEN_DAYS_MAX}` },
    ...remoteOption,
  },
  example: 'token create "CI tim contoh" --remote mf_contoh --days 90',
  lesson: `${lesson}
Tokennya ditampilkan sekali ini saja dan hanya membuka remote itu. Simpan di tempat rahasia CI sebagai SELARAS_TOKEN.`,
  async run(invocation) {
    const [label] = invocation.operands;
    if (label === undefined) throw new UsageError('Sebutkan nama token, misalnya "CI tim contoh".');
    const days = Number(invocation.option('days') ?? DEFAULT_DAYS);
    if (!Number.isInteger(days) || days < 1 || days > TOKEN_DAYS_MAX) {
      throw new UsageError(`--days antara 1 dan ${TOKEN_DAYS_MAX}.`);
    }
    const name = await remoteName(invocation);
    const { data, token } = await asPerson(invocation, (portal) =>
      portal.ask(createDeployTokenCall, { params: { name }, body: { name: label, days } }),
    );
    return {
      text: `Token rilis ${name} (nomor ${data.id}) berlaku sampai ${timeText(data.endsAt)}. Tampil sekali ini saja:\n\n${token}`,
      json: { name, token, data },
    };
  },
};

const revoke: Command = {
  name: 'token revoke',
  summary: 'Cabut token rilis: sejak itu ditolak',
  operands: 'ID',
  maxOperands: 1,
  options: remoteOption,
  example: 'token revoke 12 --remote mf_contoh',
  lesson: `${lesson}
ID seperti di "selaras token list".`,
  async run(invocation) {
    const id = Number(invocation.operands[0]);
    if (!Number.isInteger(id) || id < 1) throw new UsageError('Sebutkan ID token, misalnya 12.');
    const name = await remoteName(invocation);
    await asPerson(invocation, (portal) => portal.ask(revokeDeployTokenCall, { params: { name, id } }));
    return { text: `Token ${id} milik ${name} dicabut.`, json: { name, id } };
  },
};

export const tokenCommands: readonly Command[] = [list, create, revoke];
