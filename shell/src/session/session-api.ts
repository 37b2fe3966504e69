import {
  type CountDownSetting,
  createApiClient,
  endpoints,
  apiClient as portalClient,
} from '@selaras/api-client';
import type { BodyOf, loginCall, PlanningValidation, User } from '@selaras/contracts';
import { clockOffset } from '@selaras/domain';

export type Credentials = BodyOf<typeof loginCall>;

/** The calls that make and keep a session (spec 2 §7). */
export interface SessionApi {
  login(credentials: Credentials): Promise<string>;
  logout(): Promise<void>;
  user(): Promise<User>;
  /** Whose token this is, without becoming that user. */
  userOf(token: string): Promise<User>;
  countDown(): Promise<CountDownSetting>;
  planningValidation(): Promise<PlanningValidation | null>;
}

/** Signing in goes without the old token, so that a refused password is never taken for an expired session. */
export function sessionApi(client = portalClient, withToken = clientWithToken): SessionApi {
  return {
    login: async (body) => (await withToken(null).request(endpoints.login, { body })).token,
    logout: async () => {
      await client.request(endpoints.logout, {});
    },
    user: async () => (await client.request(endpoints.getUser, {})).data,
    userOf: async (token) => (await withToken(token).request(endpoints.getUser, {})).data,
    countDown: async () => {
      const answer = await client.request(endpoints.countDown, {});
      return { nilaiDate: answer.nilai_date, clockOffset: clockOffset(answer.waktu_server, new Date()) };
    },
    planningValidation: async () => (await client.request(endpoints.planningValidation, {})).data,
  };
}

function clientWithToken(token: string | null) {
  return createApiClient({ getToken: () => token });
}
