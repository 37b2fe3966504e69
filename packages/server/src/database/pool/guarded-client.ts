import type pg from 'pg';
import { ConnectionLost } from './connection-lost';
import { limitSettings, type StatementLimits } from './limits';

/** PostgreSQL ends the statement itself; only when it cannot even do that, the client gives up so much later. */
const GRACE_MS = 500;
/** How the driver says that it gave up. */
const GIVEN_UP = 'Query read timeout';
/** PostgreSQL's words for an error that ends the connection. */
const ENDING = new Set(['FATAL', 'PANIC']);

/** What PostgreSQL answered to one statement. */
type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

/** What is known of each connection of a pool. */
export class Guards {
  readonly #clients = new WeakMap<pg.ClientBase, GuardedClient>();

  constructor(readonly usual: StatementLimits) {}

  /** At once when a connection is made: it may be lost before anybody has used it. */
  watch(client: pg.ClientBase): void {
    this.#clients.set(client, new GuardedClient(client, this.usual));
  }

  of(client: pg.ClientBase): GuardedClient {
    const guarded = this.#clients.get(client);
    if (guarded === undefined) throw new Error('nobody watched this connection from its beginning');
    return guarded;
  }
}

/**
 * One connection of the pool, from its making to its end. It listens to its own errors in every state, for an error
 * event that nobody hears ends the process; what is asked of a lost one fails at once.
 */
export class GuardedClient {
  #lost: unknown;

  constructor(
    private readonly client: pg.ClientBase,
    private limits: StatementLimits,
  ) {
    client.on('error', (error) => this.#lose(error));
  }

  /** Gives it the limits of its next user. */
  async keepWithin(limits: StatementLimits): Promise<void> {
    if (limits === this.limits) return;
    await this.query({ text: limitSettings(limits) });
    this.limits = limits;
  }

  async query(config: pg.QueryConfig): Promise<Answer> {
    if (this.#lost !== undefined) throw new ConnectionLost(this.#lost);
    const limited = { ...config, query_timeout: this.limits.statementMs + GRACE_MS };
    try {
      return taken(await this.client.query(limited));
    } catch (error) {
      if (endsConnection(error)) this.#lose(error);
      throw this.#lost === undefined || isOfServer(error) ? error : new ConnectionLost(error);
    }
  }

  /** Whether nobody may use it again: it is lost, or in a transaction that could not be ended. */
  get isSpoilt(): boolean {
    return this.#lost !== undefined || this.client.getTransactionStatus() !== 'I';
  }

  #lose(error: unknown): void {
    this.#lost ??= error;
  }
}

/**
 * The rows without the driver's own result, which outlives the question: with it, all that was read would pass for long
 * in use and be copied at each collection of short-lived objects, tens of milliseconds in the midst of other answers.
 */
function taken(result: pg.QueryResult): Answer {
  const { command, rowCount, rows } = result;
  result.rows = [];
  return { command, rowCount, rows };
}

const isOfServer = (error: unknown): error is { severity: string } =>
  typeof error === 'object' && error !== null && 'severity' in error;

const endsConnection = (error: unknown): boolean =>
  isOfServer(error) ? ENDING.has(error.severity) : error instanceof Error && error.message === GIVEN_UP;
