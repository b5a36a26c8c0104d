import { replaceEqualDeep } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { browserDevices, type DeviceInfo } from "../../prejoin/headless";

/**
 * Returns the microphones, cameras and speakers of this machine, the same array while none has changed; empty until they are
 * read and where they cannot be. They are read again when one is plugged in or out, when a permission changes, and when
 * `changed` is another value: names appear once a device is allowed, so a switch is a reason to read.
 */
export function useDeviceList(changed: unknown): readonly DeviceInfo[] {
  const [list, setList] = useState<readonly DeviceInfo[]>([]);
  useEffect(() => browserDevices().onChange(() => void readInto(setList)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is the reason to read again
  useEffect(() => void readInto(setList), [changed]);
  return list;
}

type SetList = (next: (known: readonly DeviceInfo[]) => readonly DeviceInfo[]) => void;

async function readInto(setList: SetList): Promise<void> {
  const found = await browserDevices()
    .list()
    .catch((): DeviceInfo[] => []);
  setList((known) => replaceEqualDeep(known, found));
}
