import type { Incident, RemoteOverride } from '@selaras/federation';

/** An incident and the page that it happened on. */
export interface PlacedIncident extends Incident {
  /** Route of the page, with `{id}` instead of what stood there. */
  readonly page: string;
}

/** What has to be known of the portal to tell whose an incident is and where it happened. */
export interface IncidentPlace {
  readonly page: () => string;
  readonly overrides: readonly RemoteOverride[];
  /** Of the session, where there is one: a failing version counts once a person. */
  readonly token: () => string | null;
}
