package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"sync"
)

// A gate stands between clients and FerretDB and lets one writing command through at a time.
// MongoDB promises that a change to one document is atomic. FerretDB 1.24 reads a document, compares
// it and writes it back without looking again, so that of many concurrent compare-and-sets several win.
type gate struct {
	listener net.Listener
	upstream string
	// Held for reading by commands that only read.
	commands sync.RWMutex
}

const (
	headerSize     = 16
	maxMessageSize = 48_000_000
	opMsg          = 2013
	opQuery        = 2004
	moreToCome     = 1 << 1
)

// Commands that change nothing; whatever else a client sends passes alone.
var reading = map[string]bool{
	"find": true, "getMore": true, "aggregate": true, "count": true, "distinct": true, "killCursors": true,
	"hello": true, "ismaster": true, "isMaster": true, "ping": true, "buildInfo": true, "endSessions": true,
	"listCollections": true, "listDatabases": true, "listIndexes": true,
}

// serve accepts connections until ctx is done.
func (g *gate) serve(ctx context.Context) error {
	context.AfterFunc(ctx, func() { _ = g.listener.Close() })
	for {
		client, err := g.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return nil
		}
		if err != nil {
			return err
		}
		go g.pass(ctx, client)
	}
}

// pass hands requests and replies to and fro, one at a time, until either side hangs up.
func (g *gate) pass(ctx context.Context, client net.Conn) {
	defer client.Close()
	server, err := net.Dial("tcp", g.upstream)
	if err != nil {
		return
	}
	defer server.Close()
	defer context.AfterFunc(ctx, func() { _ = client.Close() })()
	for {
		request, err := readMessage(client)
		if err != nil {
			return
		}
		reply, err := g.exchange(server, request)
		if err != nil {
			return
		}
		if _, err := client.Write(reply); err != nil {
			return
		}
	}
}

func (g *gate) exchange(server net.Conn, request []byte) ([]byte, error) {
	name, answered := inspect(request)
	if reading[name] {
		g.commands.RLock()
		defer g.commands.RUnlock()
	} else {
		g.commands.Lock()
		defer g.commands.Unlock()
	}
	if _, err := server.Write(request); err != nil || !answered {
		return nil, err
	}
	return readMessage(server)
}

func readMessage(from io.Reader) ([]byte, error) {
	var length [4]byte
	if _, err := io.ReadFull(from, length[:]); err != nil {
		return nil, err
	}
	size := binary.LittleEndian.Uint32(length[:])
	if size < headerSize || size > maxMessageSize {
		return nil, fmt.Errorf("a message of %d bytes", size)
	}
	message := make([]byte, size)
	copy(message, length[:])
	_, err := io.ReadFull(from, message[4:])
	return message, err
}

// inspect tells a request's command, and whether it will be answered.
func inspect(request []byte) (name string, answered bool) {
	switch binary.LittleEndian.Uint32(request[12:]) {
	case opQuery: // Only the first handshake comes this way.
		return "hello", true
	case opMsg:
		// Header, flags, section kind, document length, type of the first element; then its name.
		const nameAt = headerSize + 4 + 1 + 4 + 1
		if len(request) <= nameAt {
			return "", true
		}
		name, _, _ := bytes.Cut(request[nameAt:], []byte{0})
		return string(name), binary.LittleEndian.Uint32(request[headerSize:])&moreToCome == 0
	default:
		return "", true
	}
}
