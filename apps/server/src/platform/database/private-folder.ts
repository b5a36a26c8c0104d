import type { Dirent } from "node:fs";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Removes all rights of group and others from every file this process creates from now on. */
const OWNER_ONLY_UMASK = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Creates a folder that only its owner may enter, or removes the others' rights from an existing one. */
export async function makePrivateFolder(folder: string): Promise<void> {
  process.umask(OWNER_ONLY_UMASK);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
}

/**
 * Creates a folder, and removes the rights of group and others from the content that an earlier start or a restored
 * copy left in it. Links are not followed.
 */
export async function makePrivateTree(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  const entries: Dirent[] = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makePrivateTree(path);
    else if (entry.isFile()) await chmod(path, FILE_MODE);
  }
}
