/** A remote of the portal's repository that gets a repository of its own. */
export interface MovedRemote {
  /** Folder that it comes from. */
  readonly folder: string;
  /** Federation name, `mf_display`: it stays what it is. */
  readonly remote: string;
  readonly title: string | undefined;
  readonly version: string;
  /** As its `package.json` names them, `workspace:*` and `catalog:` among them. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Its sources and its build, by their place in the folder. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** What else lies in the folder, which stays there. */
  readonly left: readonly string[];
}
