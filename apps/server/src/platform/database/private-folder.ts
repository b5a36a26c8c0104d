import type { Dirent } from "node:fs";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Takes every right from group and others, of all files this process makes from now on. */
const OWNER_ONLY_UMASK = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder that its owner alone may enter, or takes the others' rights away from the one that is there. */
export async function makePrivateFolder(folder: string): Promise<void> {
  process.umask(OWNER_ONLY_UMASK);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
}

/** Makes a folder and what an earlier start or a restored copy left in it private, whatever rights that has. Links are not followed. */
export async function makePrivateTree(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  const entries: Dirent[] = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makePrivateTree(path);
    else if (entry.isFile()) await chmod(path, FILE_MODE);
  }
}
