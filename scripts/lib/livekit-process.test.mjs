import { expect, it } from "vitest";
import { signalAddresses } from "./livekit-process.mjs";

it("sends browsers straight to the video server where pages are not on HTTPS", () => {
  const near = { nodeIp: "127.0.0.1", port: 7880 };
  expect(signalAddresses(near)).toEqual({ url: "ws://127.0.0.1:7880" });
  expect(signalAddresses({ ...near, publicUrl: "http://127.0.0.1:4000" })).toEqual({ url: "ws://127.0.0.1:7880" });
});

it("sends browsers through the proxy where pages are on HTTPS, and the server past it", () => {
  expect(signalAddresses({ nodeIp: "192.0.2.10", port: 7880, publicUrl: "https://practice.example.org/" })).toEqual({
    url: "wss://practice.example.org",
    apiUrl: "ws://127.0.0.1:7880",
  });
});
