import { isIPv4 } from "node:net";
import { Problem } from "./say.mjs";

const BITS = 32;

/**
 * Every network but one address, as CIDRs: the halves that the address is not in, from the largest down, and all of IPv6.
 * @param {string} address IPv4
 * @returns {string[]}
 */
export function allBut(address) {
  if (!isIPv4(address)) throw new Problem(`LIVEKIT_NODE_IP must be an IPv4 address, not "${address}"`);
  const value = address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
  const others = [];
  for (let length = 1; length <= BITS; length += 1) {
    const size = 2 ** (BITS - length);
    const own = Math.floor(value / size);
    others.push(`${written((own % 2 === 0 ? own + 1 : own - 1) * size)}/${length}`);
  }
  return [...others, "::/0"];
}

/** @param {number} value */
const written = (value) => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join(".");
