import { BlockList } from "node:net";
import { expect, it } from "vitest";
import { allBut } from "./addresses.mjs";
import { Problem } from "./say.mjs";

/** The IPv4 networks of the answer, to be asked about addresses. @param {string} address */
function networksOf(address) {
  const list = new BlockList();
  for (const cidr of allBut(address).filter((each) => each !== "::/0")) {
    const [network, length] = cidr.split("/");
    list.addSubnet(network, Number(length), "ipv4");
  }
  return list;
}

it.each(["127.0.0.1", "192.0.2.10", "0.0.0.0", "255.255.255.255"])("names every address but %s", (address) => {
  const networks = networksOf(address);
  expect(networks.check(address)).toBe(false);
  const others = ["127.0.0.2", "127.0.0.0", "10.0.0.1", "169.254.169.254", "192.0.2.9", "192.0.2.11", "8.8.8.8"];
  expect(others.filter((other) => !networks.check(other))).toEqual([]);
  expect(allBut(address)).toContain("::/0");
});

it.each(["localhost", "fe80::1", "300.1.1.1", ""])("says in one line that %s is no IPv4 address", (address) => {
  expect(() => allBut(address)).toThrow(Problem);
});
