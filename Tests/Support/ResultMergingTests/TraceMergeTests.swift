#if !canImport(Darwin)
import Foundation
import JSONWriting
import TestSupport
import Testing

@testable import ResultMerging

@Suite("Folders of traces, merged", .serialized) struct TraceMergeTests {
    /// Runs the samples, or a shard of them, with their traces and their report in a folder of this name.
    private func run(_ name: String, shard: Int? = nil, in folder: MergeFolder) throws {
        var variables = [
            "ROBOT_TRACE": "always", "ROBOT_TRACES": folder.url.appending(path: "\(name)/traces").path,
            MergedSample.variable: "1",
        ]
        if let shard { (variables["TEST_SHARD_INDEX"], variables["TEST_TOTAL_SHARDS"]) = ("\(shard)", "2") }
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: name), withIntermediateDirectories: true)
        let run = try ProgramRun(
            tests: "ResultMergingTests\\.MergedSample", variables,
            options: ["--xunit-output", folder.url.appending(path: "\(name)/tests.xml").path])
        #expect(run.output.contains("Test run with"), "\(run.output)")
    }

    private func index(_ path: String, in folder: MergeFolder) throws -> JSON {
        try TracePageContent(folder.url.appending(path: path)).json
    }

    @Test(
        "The index of two machines lists each test once, with the pictures that the index of one machine has")
    func twoMachines() throws {
        try MergeFolder.inside { folder in
            try run("whole", in: folder)
            try run("first", shard: 0, in: folder)
            try run("second", shard: 1, in: folder)
            let outcome = try folder.merge(
                "--into all --title Night --traces first/traces second/traces --xunit first/tests.xml second/tests.xml"
            )
            #expect(outcome.errors == [] && outcome.warnings == [])
            #expect(
                outcome.summary
                    == "all/index.html lists 6 traces.\nall/tests.xml has 5 tests: 1 failed, 0 skipped.\n")
            let (whole, merged) = (
                try index("whole/traces/index.html", in: folder), try index("all/index.html", in: folder)
            )
            #expect(merged["title"] == .string("Night"))
            #expect(Pictures(whole) == Pictures(merged))
            #expect(Pictures(whole).tests.count == 6)
            #expect(
                try folder.names(in: "all") == (try folder.names(in: "whole/traces") + ["tests.xml"]).sorted()
            )
            let broken = merged["tests"]?.values.first { $0["name"] == .string("A broken one") }
            #expect(broken?["outcome"] == .string("failed"))
            #expect(broken?["failedStep"] == .string("tapOn(theFirstView(withLabel(\"Mend it\")))"))
        }
    }

    @Test("A folder whose process did not write its index is listed from its traces, without pictures")
    func withoutIndex() throws {
        try MergeFolder.inside { folder in
            try run("whole", in: folder)
            let whole = try index("whole/traces/index.html", in: folder)
            try FileManager.default.removeItem(at: folder.url.appending(path: "whole/traces/index.html"))
            #expect(try folder.merge("--into whole/traces --traces whole/traces").errors == [])
            let merged = try index("whole/traces/index.html", in: folder)
            func plain(_ index: JSON) -> [JSON] {
                (index["tests"]?.values ?? []).map { $0.with("frame", nil) }
            }
            #expect(plain(merged).count == 6)
            let keys = [
                "name", "suite", "outcome", "steps", "failures", "failedStep", "trace", "device", "line",
            ]
            for (one, other) in zip(plain(merged), plain(whole)) {
                for key in keys { #expect(one[key] == other[key], "\(key)") }
            }
        }
    }

    @Test("The same test in two folders is a warning, and both traces are kept under names of their own")
    func repetition() throws {
        try MergeFolder.inside { folder in
            for name in ["a", "b"] { try folder.write(page("Pay"), to: "\(name)/S.Pay.html") }
            let outcome = try folder.merge("--into all --traces a b")
            #expect(
                outcome.warnings == ["S.Pay has a trace in a/S.Pay.html and b/S.Pay.html. All are listed."])
            #expect(outcome.errors == [])
            #expect(try folder.names(in: "all") == ["S.Pay-2.html", "S.Pay.html", "index.html"])
        }
    }

    @Test("What is no folder of traces is named with the reason, and the rest is merged")
    func hostile() throws {
        try MergeFolder.inside { folder in
            try folder.write(page("Pay"), to: "good/S.Pay.html")
            try folder.write("<html></html>", to: "bad/page.html")
            try folder.write(String(page("Cut").dropLast(40)), to: "bad/cut.html")
            try folder.write(
                page("Old").replacing("\"version\":1", with: "\"version\":7"), to: "bad/old.html")
            try folder.write(page("Odd").replacing("}}", with: "}"), to: "bad/odd.html")
            try folder.write(page("No index"), to: "bad/index.html")
            let missing =
                "{\"version\":1,\"tests\":[{\"name\":\"x\",\"trace\":\"..%2Fgood%2FS.Pay.html\"}],\"frames\":[]}"
            try folder.write(page(json: missing), to: "listed/index.html")
            try folder.write("", to: "file")
            let advice =
                "A machine whose tests all pass may write no traces: leave its folder out, or add --allow-missing."
            let outcome = try folder.merge("--into all --traces good bad listed none file")
            #expect(
                outcome.errors == [
                    "bad/index.html is not an index of traces.",
                    "bad/cut.html is cut off: its trace does not end.",
                    "bad/odd.html has a trace that cannot be read, byte 60 of it: it is cut off.",
                    "bad/old.html has the version 7 of traces; this program knows version 1.",
                    "bad/page.html is not a page of a trace.",
                    "listed/index.html lists \"../good/S.Pay.html\", which is not there.",
                    "none does not exist. \(advice)",
                    "file is not a folder. \(advice)",
                ])
            #expect(outcome.summary == "all/index.html lists 1 trace.\n")
            #expect(try folder.merge("--into all --allow-missing --traces none").errors == [])
        }
    }

    private func page(_ name: String) -> String {
        page(json: "{\"version\":1,\"test\":{\"name\":\"\(name)\",\"suite\":\"S\",\"device\":{}}}")
    }

    private func page(json: String) -> String {
        "<!DOCTYPE html>\n<script type=\"application/json\" id=\"trace\">\n\(json)\n</script>\n</html>\n"
    }
}

/// What an index shows of each test, with all that its frame refers to in place.
private struct Pictures: Equatable {
    let tests: [String: String]

    init(_ index: JSON) {
        func entry(_ table: String, _ number: JSON) -> JSON {
            let values = index[table]?.values ?? []
            return number.whole.flatMap { values.indices.contains($0) ? values[$0] : nil } ?? .string("?")
        }
        func image(_ number: JSON) -> JSON {
            ["name", "line", "area"].reduce(entry("images", number)) { image, key in
                image.with(key, image[key].map { entry("strings", $0) })
            }
        }
        func fragment(_ number: JSON) -> JSON {
            .array(
                entry("fragments", number).values.map { command in
                    var parts = command.values
                    switch parts[0].text {
                    case "text":
                        let font = entry("fonts", parts[5])
                        parts[1] = entry("strings", parts[1])
                        parts[5] = font.with("name", font["name"].map { entry("strings", $0) })
                    case "image", "mask": parts[1] = image(parts[1])
                    case "clip", "fill", "stroke", "shadow":
                        if parts[1].whole != nil { parts[1] = entry("strings", parts[1]) }
                    default: break
                    }
                    return .array(parts)
                })
        }
        func node(_ node: JSON) -> JSON {
            var node = node
            for key in ["class", "controller", "text"] {
                node = node.with(key, node[key].map { entry("strings", $0) })
            }
            for key in ["under", "over", "mask"] { node = node.with(key, node[key].map(fragment)) }
            let layers = node["layers"]?.values.map { JSON.array([$0.values[0], fragment($0.values[1])]) }
            return node.with("layers", layers.map(JSON.array))
        }
        var tests: [String: String] = [:]
        for test in index["tests"]?.values ?? [] {
            let frame = test["frame"].map { entry("frames", $0) } ?? .null
            let nodes = frame["set"]?.values.map { JSON.array([$0.values[0], node($0.values[1])]) } ?? []
            tests[test["trace"]?.text ?? ""] = frame.with("set", .array(nodes)).lines
        }
        self.tests = tests
    }
}
#endif
