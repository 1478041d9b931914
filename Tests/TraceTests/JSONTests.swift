import JSONWriting
import Testing

@testable import Trace

@Suite("JSON of traces")
struct JSONTests {
    @Test(
        "JSON of a trace is short, and safe in a page",
        arguments: [
            (JSON.null, "null"), (.integer(-7), "-7"), (.number(1.5), "1.5"), (.number(-0.25), "-0.25"),
            (.number(2), "2"), (.number(1 / 3), "0.333"), (.number(.nan), "0"), (.number(.infinity), "0"),
            (.number(-0.0001), "0"), (.number(1e300), "0"),
            (.string("a\"b\\c\n"), #""a\"b\\c\n""#),
            (.string("</script><!--"), #""\u003c/script\u003e\u003c!--""#),
            (.string("\u{2028}\u{2029}\u{0}\u{9F}&"), #""\u2028\u2029\u0000\u009f\u0026""#),
            (.string("é😀"), "\"é😀\""), (.array([]), "[]"), (.array([.integer(1), .null]), "[1,null]"),
            (.object([("a", .integer(1)), ("b", .array([]))]), #"{"a":1,"b":[]}"#),
        ])
    func written(_ json: JSON, _ text: String) {
        #expect(json.lineForScript == text)
    }
}
