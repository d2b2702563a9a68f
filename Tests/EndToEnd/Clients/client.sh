#!/bin/sh
# A session through socat: client.sh SOCKET SCENARIO. The answers are printed as they come.
{
  printf '{"jsonrpc":"2.0","id":1,"method":"session.open","params":{"path":"%s"}}\n' "$2"
  printf '{"jsonrpc":"2.0","id":2,"method":"trace.subscribe","params":{"level":"route"}}\n'
  printf '{"jsonrpc":"2.0","id":3,"method":"motion.shake"}\n'
  printf '{"jsonrpc":"2.0","id":4,"method":"touch.tap","params":{"at":"card"}}\n'
} | socat -t 600 - "UNIX-CONNECT:$1"
