import { type ApiClientConfig, apiClient, createApiClient, sessionEndpoints } from '@selaras/api-client';
import type { BodyOf, loginCall, PlanningValidation, User } from '@selaras/contracts';
import { clockOffset } from '@selaras/domain';
import type { CountDownSetting } from '@selaras/portal';
import { takeEarly } from './early-answers';

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
export function sessionApi(network: Partial<ApiClientConfig> = {}): SessionApi {
  const withToken = (token: string | null) =>
    createApiClient({
      getTahunKinerja: () => apiClient.tahun('kinerja'),
      getTahunPublik: () => apiClient.tahun('publik'),
      ...network,
      getToken: () => token,
    });
  return {
    login: async (body) => (await withToken(null).request(sessionEndpoints.login, { body })).token,
    logout: async () => {
      await apiClient.request(sessionEndpoints.logout, {});
    },
    user: async () =>
      ((await takeEarly('user')) ?? (await apiClient.request(sessionEndpoints.getUser, {}))).data,
    userOf: async (token) => (await withToken(token).request(sessionEndpoints.getUser, {})).data,
    countDown: async () => {
      const askedAt = Date.now();
      const answer = await apiClient.request(sessionEndpoints.countDown, {});
      // The server looked at its clock about halfway between asking and hearing: a slow line shifts nothing.
      const halfway = new Date((askedAt + Date.now()) / 2);
      return {
        nilaiDate: answer.nilai_date,
        clockOffset: clockOffset(answer.waktu_server, halfway),
        openYears: answer.tahun_terbuka,
      };
    },
    planningValidation: async () => (await apiClient.request(sessionEndpoints.planningValidation, {})).data,
  };
}
